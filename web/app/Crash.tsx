import { Component, type ReactNode } from "react";
import { Button } from "#ui/page/Button.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { appStrings } from "./app.strings.ts";

/** Error shown in place of a page; the menu keeps working. */
export function Crash({ error }: { error: unknown }) {
  console.error(error);
  return (
    <div className="card" role="alert">
      <EmptyState icon="triangle-alert" title={appStrings.crashTitle} text={appStrings.crashText}>
        <Button variant="primary" icon="arrow-circle" onClick={() => window.location.reload()}>
          {appStrings.reload}
        </Button>
      </EmptyState>
    </div>
  );
}

type State = { error: unknown; hasFailed: boolean };

export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };
  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <Crash error={this.state.error} /> : this.props.children;
  }
}
