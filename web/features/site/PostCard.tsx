import { paths } from "#lib/addresses/paths.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { blog } from "./content/blog.ts";
import type { Post } from "./content/posts.ts";
import { PostPicture } from "./Illustrations.tsx";
import { formatDayInWords } from "#lib/texts/formats.ts";

const shownTags = 3;

/** Card of an article; wide when alone. */
export function PostCard({ post, isWide = false }: { post: Post; isWide?: boolean }) {
  return (
    <article
      className={`card relative grid overflow-hidden hover:bg-hover ${isWide ? "md:grid-cols-[2fr_3fr]" : ""}`}
    >
      <div className="min-h-40 bg-brand-soft">
        <PostPicture picture={post.image} className="size-full" />
      </div>
      <div className="grid content-center gap-2 p-5">
        <p className="text-sm text-ink-3">
          <span className="font-medium text-brand-ink">{post.category}</span> ·{" "}
          {formatDayInWords(post.publishedAt)} · {blog.shortTime(post.readTime)}
        </p>
        <h3 className="text-lg font-semibold tracking-tight">
          {/* This link covers the whole card. */}
          <a href={paths.article(post.slug)} className="after:absolute after:inset-0">
            {post.title}
          </a>
        </h3>
        <p className="text-md text-ink-2">{post.excerpt}</p>
        <ul className="mt-1 flex flex-wrap gap-1.5" aria-label={blog.tags}>
          {post.tags.slice(0, shownTags).map((tag) => (
            <li key={tag}>
              <Badge tone="mute">{tag}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
