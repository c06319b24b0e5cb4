import { type ReactNode, useEffect } from "react";
import {
  type AroundNavHandler,
  Redirect,
  Route,
  Router,
  Switch,
  useLocation,
  useSearch,
} from "wouter";
import { navigate as draw } from "wouter/use-browser-location";
import { QueryClientProvider } from "@tanstack/react-query";
import type { Company } from "#domain/core/records.ts";
import { queryClient } from "#api/queryClient.ts";
import { isLocked, isUnentered } from "#api/session/people.ts";
import { listen } from "#api/session/realtime.ts";
import { countPage } from "#api/session/visits.ts";
import { safeNext, paths } from "#lib/addresses/paths.ts";
import { company, isCompanyFresh, isCompanyLost, loadCompany, user } from "#api/session/session.ts";
import { pathOf, withHistory } from "#lib/addresses/navigationHistory.ts";
import { PageNames } from "#lib/addresses/route.ts";
import { readContact } from "#lib/siteContact.ts";
import { leave } from "#lib/forms/useLeaveWarning.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Loader } from "#ui/brand/Mark.tsx";
import { Masking } from "#ui/page/MoneyText.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";
import { lazyRoute } from "./lazyRoute.tsx";
import { useLate } from "./useLate.ts";
import { withViewTransition } from "./frame/viewTransition.ts";
import {
  Frame,
  hrefUnder,
  isLost,
  isPlainClick,
  matchOf,
  redirectOf,
  pageMatchOf,
} from "./navigation.ts";
import { type RouteEntry, routes, screenOf } from "./routes.ts";
import { appStrings } from "./app.strings.ts";

/** Loaded on demand, because few users need it. */
const NoCompany = lazyRoute(() => import("#features/company/NoCompanyPage.tsx"));
const NotFound = lazyRoute(() => import("#features/site/NotFoundPage.tsx"));

const loadPrompts = () => import("./station/Prompts.tsx").then(({ Prompts }) => Prompts);

/**
 * Asks before a navigation leaves unsaved changes, and stores the history of visited pages. Does not ask without a
 * session, whose drafts are kept.
 */
const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const isHere = to === window.location.pathname + window.location.search;
  // A link to the open address replaces the history entry: with a second one, going back would seem to do nothing.
  const taken = isHere ? { ...options, replace: true } : (options ?? {});
  const go = () =>
    withViewTransition(to, () => navigate(to, { ...taken, state: withHistory(taken) }));
  if (user.peek() === null || isHere) go();
  else leave(go, { address: to });
};

/** Opens internal links without a page load; the browser handles new tabs, hashes and files. */
function follow(event: MouseEvent): void {
  const href = isPlainClick(event) && !event.defaultPrevented ? hrefUnder(event) : null;
  if (!href || href.includes("#") || !pageMatchOf(pathOf(href))) return;
  // The landing page needs a full page load, since the server writes the contacts into it.
  if (pathOf(href) === paths.home && !readContact()) return;
  event.preventDefault();
  askBeforeLeaving(draw, href, {});
}

const pageNames = new Map(routes.map(({ path, name }) => [path, name]));

export function App() {
  // Before this effect runs, the browser itself follows the prerendered links.
  useEffect(() => {
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Router aroundNav={askBeforeLeaving}>
        <Masking>
          <PageNames value={pageNames}>
            <Pages />
          </PageNames>
          <Toaster />
        </Masking>
      </Router>
    </QueryClientProvider>
  );
}

const isOpenTo = ({ access }: RouteEntry, isStaff: boolean): boolean =>
  access === "public" || (access === "guest") !== isStaff;

/** Page that the address names, if the user may open it. */
function Pages() {
  const [path] = useLocation();
  const redirect = redirectOf(path);
  const match = matchOf(path);
  const staff = useValue(user);
  const isShown = !redirect && match !== null && isOpenTo(match.route, staff !== null);
  const pattern = isShown ? match.route.path : null;
  // Counts each page view, but not redirects.
  useEffect(() => {
    if (pattern !== null) countPage(pattern);
  }, [pattern, path]);
  if (redirect) return <Leads key={path} from={path} to={redirect} />;
  if (!match) return <NotFound />;
  return match.route.access === "public" ? (
    <Bare route={match.route} />
  ) : (
    <Guarded route={match.route} />
  );
}

/** Redirects. For an unknown address, signed-in users see a toast. */
function Leads({ from, to }: { from: string; to: string }) {
  const isUnknown = isLost(from);
  useEffect(() => {
    if (isUnknown && user.peek()) toast.info(words.noSuchPage);
  }, [isUnknown]);
  return <Redirect to={isUnknown ? to : to + window.location.search} replace />;
}

const Bare = ({ route }: { route: RouteEntry }) => (
  <Switch>
    {routes.map(
      (entry) =>
        entry === route && (
          <Route key={screenOf(entry.path)} path={entry.path}>
            <entry.page />
          </Route>
        ),
    )}
  </Switch>
);

function Guarded({ route }: { route: RouteEntry }) {
  const staff = useValue(user);
  const search = useSearch();
  const [path] = useLocation();
  const shop = useShop(route);
  const isLost = useValue(isCompanyLost) && shop === undefined;
  const prompts = useLate(loadPrompts);
  const isCovered = useValue(isLocked);
  const isEmpty = useValue(isUnentered);
  useEffect(() => {
    if (staff?.company) listen();
  }, [staff]);
  if (route.access === "guest") {
    if (!staff) return <Bare route={route} />;
    return <Redirect to={safeNext(new URLSearchParams(search).get("next"))} replace />;
  }
  if (!staff) return <Redirect to={paths.login(path + (search ? `?${search}` : ""))} replace />;
  // A page opened on a locked computer renders nothing until the lock is loaded.
  if (isCovered && !prompts) return null;
  const page = isLost ? (
    <LostCompany />
  ) : (
    <WithCompany shop={shop}>
      <Bare route={route} />
    </WithCompany>
  );
  return (
    <>
      {/* The page under the lock keeps its state, but is neither visible nor read aloud. */}
      {!isEmpty && (
        <div className={isCovered ? "invisible contents" : "contents"}>
          {route.access === "print" && !isLost ? page : <Frame>{page}</Frame>}
        </div>
      )}
      {prompts && <prompts.Late />}
    </>
  );
}

const LostCompany = () => (
  <>
    <PageHeader title={words.company} />
    <ErrorPanel message={appStrings.companyFailed} onRetry={() => void loadCompany()} />
  </>
);

/** Company of the session. Most pages use the cached one; prints and the company's form wait for the fresh one. */
function useShop({ access, path }: RouteEntry): Company | null | undefined {
  const shop = useValue(company);
  const isFresh = useValue(isCompanyFresh);
  return isFresh || (access === undefined && path !== paths.company) ? shop : undefined;
}

/** Shows a loader while the company loads, and the form to create it when there is none. */
function WithCompany({
  shop,
  children,
}: {
  shop: Company | null | undefined;
  children: ReactNode;
}) {
  if (shop === undefined) {
    return (
      <p className="grid place-items-center py-10 text-ink-3" role="status" data-skeleton>
        <Loader className="size-8" />
        <span className="sr-only">{words.loading}</span>
      </p>
    );
  }
  return shop === null ? <NoCompany /> : children;
}
