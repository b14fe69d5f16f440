import { useIsFetching } from "@tanstack/react-query";
import { Hourglass, Lock, Plus, Settings } from "lucide-react";
import {
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Link, NavLink, Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router";
import { useApiClient } from "#api/api-client.ts";
import { caseQueries, useIsCreating } from "#api/queries.ts";
import { CaseTogglesProvider } from "#case/CaseTogglesProvider.tsx";
import { useSettings } from "#config/settings-context.ts";
import { formatTimeOfDay } from "#i18n/computer-clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { cleanAddress } from "#privacy/clean-address.ts";
import { useIsDemo, useSession, useSessionState } from "#session/SessionProvider.tsx";
import { SignIn } from "#session/SignIn.tsx";
import { SignOutButton } from "#session/SignOutButton.tsx";
import { Button } from "#ui/Button.tsx";
import { CopyStatus } from "#ui/copy/clipboard.tsx";
import { Logo } from "#ui/Logo.tsx";
import { Banner } from "#ui/Notice.tsx";
import { focusMain } from "#ui/page/focus.ts";
import { useKeyHint } from "#ui/page/shortcut.ts";
import { OpenCaseForm } from "#worklist/open/OpenCaseForm.tsx";
import { NewerBuildBanner } from "./NewerBuildBanner.tsx";
import styles from "./Shell.module.css";
import { Shortcuts } from "./Shortcuts.tsx";

export function Shell() {
  const { app: t } = useMessages();
  const state = useSessionState();
  const createKey = useKeyHint("c");
  // Nothing of the work may stay on the page, hidden or not.
  if (state === "signed-out") {
    return (
      <>
        <AddressCleaner />
        <SignIn />
      </>
    );
  }
  return (
    <CaseTogglesProvider>
      <div className={state === "locked" ? styles.hidden : undefined}>
        <LockWarning />
        <NewerBuildBanner />
        <ReadPauseBanner />
        <a href="#main" className={styles.skip} onClick={skipToMain}>
          {t.skip}
        </a>
        <header className={`screen-only line ${styles.bar}`}>
          <Link to="/" className={styles.brand} aria-label={t.name}>
            <Logo />
            <span className="wide-only">{t.name}</span>
          </Link>
          <OpenCaseForm />
          <nav className={`line ${styles.nav}`}>
            <NavLink
              to="/cases/new"
              className={`soft ${styles.link}`}
              aria-label={t.createCase}
              aria-keyshortcuts={createKey}
            >
              <Plus aria-hidden size="0.9375rem" />
              <span className="wide-only">{t.createCase}</span>
            </NavLink>
          </nav>
          <div className={`line soft ${styles.end}`}>
            <ServiceState />
            <NavLink to="/settings" className={`soft ${styles.link}`} aria-label={t.settings}>
              <Settings aria-hidden size="1rem" />
            </NavLink>
          </div>
        </header>
        <AddressCleaner />
        <ScrollRestoration />
        <ScreenAnnouncer />
        <Outlet />
        <CopyStatus />
      </div>
      <Shortcuts />
      <SignIn />
    </CaseTogglesProvider>
  );
}

/** Says a minute before that the session will be locked. */
function LockWarning() {
  const { session: t } = useMessages();
  const isSoon = useStore(useSession().isLockSoon);
  // A locked session sends no further request.
  const isCreating = useIsCreating();
  if (!isSoon) return null;
  return (
    <Banner tone="warn" Icon={Lock} title={t.locksSoon} isOver>
      {isCreating && <span>{t.creatingStops}</span>}
      {/* Any activity keeps the session open, so the press itself is enough. */}
      <Button>{t.staySignedIn}</Button>
    </Banner>
  );
}

/** Focuses the screen. Following the link would navigate, and a navigation within a case ends its search. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  focusMain();
}

/**
 * Replaces an address that holds a possible card number, after the address was edited by hand. Before the page is
 * painted, which is why it is no `Navigate`.
 */
function AddressCleaner() {
  const navigate = useNavigate();
  const address = cleanAddress(useLocation());
  const cleaned = address && address.pathname + address.search + address.hash;
  useLayoutEffect(() => {
    if (cleaned !== undefined) void navigate(cleaned, { replace: true });
  }, [cleaned, navigate]);
  return null;
}

/** Focuses the beginning of another screen, unless the screen has focused something itself, and says its title. */
function ScreenAnnouncer() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const [hasLeft, setLeft] = useState(false);
  const title = useSyncExternalStore(watchTitle, () => document.title);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setLeft(true);
    if (!document.activeElement?.closest("main")) focusMain();
  }, [pathname]);
  return (
    <p role="status" className="visually-hidden">
      {hasLeft && title}
    </p>
  );
}

function watchTitle(callback: () => void): () => void {
  const watcher = new MutationObserver(callback);
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => watcher.disconnect();
}

function ServiceState() {
  const t = useMessages();
  const isDemo = useIsDemo();
  const { auth, baseUrl } = useSettings();
  if (isDemo) {
    return (
      <span className={`wide-only cut ${styles.state}`} title={t.app.embeddedWhy}>
        {t.app.embedded}
      </span>
    );
  }
  // The address bar names the service of the same origin.
  const service = baseUrl !== "" && (
    <span className={`wide-only cut ${styles.state}`}>{new URL(baseUrl).host}</span>
  );
  if (auth === "proxy") return service;
  return (
    <>
      {service}
      <SignOutButton label={<span className="wide-only">{t.session.signOut}</span>} />
    </>
  );
}

/** Says until when cases wait to be read, where the service has asked for it. */
function ReadPauseBanner() {
  const { readPause } = useApiClient();
  const { tag, messages } = useLanguage();
  const { title, tryNow } = messages.app.readPause;
  const until = useStore(readPause.until);
  const isReading = useIsFetching({ queryKey: caseQueries.key }) > 0;
  if (until === undefined || !isReading) return null;
  return (
    <Banner tone="info" Icon={Hourglass} title={title({ time: formatTimeOfDay(until, tag) })}>
      <Button onClick={readPause.end}>{tryNow}</Button>
    </Banner>
  );
}
