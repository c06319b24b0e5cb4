import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const megabyte = 2 ** 20;

/** Paths and file names of control groups, versions 1 and 2. */
const kinds = [
  {
    folder: "/sys/fs/cgroup/memory",
    limits: ["memory.limit_in_bytes", "memory.memsw.limit_in_bytes"],
  },
  { folder: "/sys/fs/cgroup", limits: ["memory.max"] },
];

/** Limits a process's memory by a control group, beyond which the kernel kills it; null without the permission. */
export function limitMemory(pid: number, limitMb: number): { free: () => void } | null {
  for (const { folder, limits } of kinds) {
    const group = join(folder, `optique-${pid}`);
    try {
      mkdirSync(group);
      const [first = "", ...others] = limits;
      writeFileSync(join(group, first), String(limitMb * megabyte));
      for (const name of others)
        if (existsSync(join(group, name)))
          writeFileSync(join(group, name), String(limitMb * megabyte));
      writeFileSync(join(group, "cgroup.procs"), String(pid));
      return { free: () => rmdirSync(group) };
    } catch {
      if (existsSync(group)) rmdirSync(group);
    }
  }
  return null;
}

/** Peak memory of a process in MB; 0 when it has ended. */
export function peakMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
