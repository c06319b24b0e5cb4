import { useState } from "react";
import { useLocation } from "wouter";
import { openDemo } from "#api/shop/setup.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Button } from "#ui/page/Button.tsx";
import { landing } from "./content/landing.ts";

/** Button that opens the demonstration, already signed in. */
export function DemoButton() {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await openDemo();
      navigate(paths.dashboard);
    } catch (error) {
      console.warn(error);
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void open()}>
        {landing.hero.demo}
      </Button>
      {hasFailed && (
        <p role="alert" className="basis-full text-bad-ink">
          {landing.hero.demoFailed}
        </p>
      )}
    </>
  );
}
