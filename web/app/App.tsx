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
import { countPage } from "#api/visits.ts";
import { safeNext, paths } from "#lib/paths.ts";
import { company, isCompanyLost, loadCompany, user } from "#api/session.ts";
import { withTrail } from "#lib/trail.ts";
import { mayLeave } from "#lib/useLeaveWarning.ts";
import { useValue } from "#lib/useValue.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { Toaster } from "#ui/feedback/Toaster.tsx";
import { Layout } from "./frame/Layout.tsx";
import { lazyRoute } from "./lazyRoute.tsx";
import { matchOf, redirectOf } from "./frame/navigation.ts";
import { type RouteEntry, routes } from "./routes.tsx";
import { strings } from "./app.strings.ts";

/** Its form is for those who need it: it does not weigh on the first visit of the others. */
const NoCompany = lazyRoute(() => import("#features/company/NoCompanyPage.tsx"));

/**
 * Every navigation of ours asks before it leaves a form with unsaved changes. Once the session is over nobody may stay: the
 * draft is kept. What is left is where a form leads back to.
 */
const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  if (user.peek() === null || mayLeave())
    navigate(to, { ...options, state: withTrail(options ?? {}) });
};

export function App() {
  return (
    <Router aroundNav={askBeforeLeaving}>
      <Pages />
      <Toaster />
    </Router>
  );
}

const isOpenTo = ({ access }: RouteEntry, isStaff: boolean): boolean =>
  access === "public" || (access === "guest") !== isStaff;

/** The page of the address, within its guard. */
function Pages() {
  const [path] = useLocation();
  const redirect = redirectOf(path);
  const match = matchOf(path);
  const staff = useValue(user);
  const isShown = !redirect && match !== null && isOpenTo(match.route, staff !== null);
  const pattern = isShown ? match.route.path : null;
  // On every change of the route, but for those that lead elsewhere.
  useEffect(() => {
    if (pattern !== null) countPage(pattern);
  }, [pattern, path]);
  if (redirect) return <Redirect to={redirect + window.location.search} replace />;
  if (!match)
    return <Redirect to={path.startsWith("/app") ? paths.dashboard : paths.home} replace />;
  return match.route.access === "public" ? (
    <Bare route={match.route} />
  ) : (
    <Guarded route={match.route} />
  );
}

const Bare = ({ route }: { route: RouteEntry }) => (
  <Switch>
    {routes.map(
      (entry) =>
        entry === route && <Route key={entry.path} path={entry.path} component={entry.page} />,
    )}
  </Switch>
);

function Guarded({ route }: { route: RouteEntry }) {
  const staff = useValue(user);
  const search = useSearch();
  const [path] = useLocation();
  const isLost = useValue(isCompanyLost);
  if (route.access === "guest") {
    if (!staff) return <Bare route={route} />;
    return <Redirect to={safeNext(new URLSearchParams(search).get("next"))} replace />;
  }
  if (!staff) return <Redirect to={paths.login(path + (search ? `?${search}` : ""))} replace />;
  if (isLost) {
    return (
      <Layout>
        <LostCompany />
      </Layout>
    );
  }
  const page = (
    <WithCompany>
      <Bare route={route} />
    </WithCompany>
  );
  return route.access === "print" ? page : <Layout>{page}</Layout>;
}

const LostCompany = () => (
  <>
    <PageHeader title={strings.sections.company} />
    <ErrorPanel message={strings.companyFailed} onRetry={() => void loadCompany()} />
  </>
);

/** A spinner while the company is asked for; the form that makes one where there is none. */
function WithCompany({ children }: { children: ReactNode }) {
  const shop = useValue(company);
  if (shop === undefined) {
    return (
      <p className="grid place-items-center py-20 text-ink-3" role="status">
        <span className="spinner size-6" aria-hidden="true" />
        <span className="sr-only">{strings.checking}</span>
      </p>
    );
  }
  return shop === null ? <NoCompany /> : children;
}
