import { ListTree, LogOut, Plus, Settings } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { PaletteButton } from "#palette/PaletteButton.tsx";
import { PaletteProvider } from "#palette/PaletteProvider.tsx";
import { useIsMoving } from "#route/GuardedRouter.tsx";
import { useIsDemo, useSession, useSessionState, useSettings } from "#session/SessionProvider.tsx";
import { SignIn } from "#session/SignIn.tsx";
import { Button } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { Notices } from "#worklist/Notices.tsx";
import { OpenCaseForm } from "#worklist/OpenCaseForm.tsx";
import { Arrival } from "./Arrival.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import styles from "./Shell.module.css";
import { Shortcuts } from "./Shortcuts.tsx";

/** The frame around every screen: the bar, the screen, and the sign-in dialog over both. */
export function Shell() {
  const { app: words } = useWords();
  const { pathname } = useLocation();
  const isHidden = useIsWorkHidden();
  const [showsKeys, setShowsKeys] = useState(false);
  const loadCommands = useCallback(async () => {
    const { AppCommands } = await import("./AppCommands.tsx");
    return <AppCommands onShowKeys={() => setShowsKeys(true)} />;
  }, []);
  return (
    <PaletteProvider isAvailable={!isHidden} loadCommands={loadCommands}>
      <div className={isHidden ? styles.hidden : undefined}>
        <a href="#main" className={styles.skip}>
          {words.skip}
        </a>
        <header className={styles.bar}>
          <Link to="/" className={styles.brand}>
            <ListTree aria-hidden size="1.125rem" />
            <span>{words.name}</span>
          </Link>
          {pathname !== "/" && <OpenCaseForm size="bar" />}
          <nav className={styles.nav}>
            <NavLink to="/cases/new" className={styles.link} aria-keyshortcuts="c">
              <Plus aria-hidden size="0.9375rem" />
              <span>{words.newCase}</span>
            </NavLink>
          </nav>
          <div className={styles.end}>
            <SessionState />
            <PaletteButton />
            <NavLink to="/settings" className={styles.link} aria-label={words.settings}>
              <Settings aria-hidden size="1rem" />
            </NavLink>
          </div>
        </header>
        <Arrival />
        <Moving />
        <Suspense fallback={<Page isBusy />}>
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        </Suspense>
      </div>
      <Shortcuts isOpen={showsKeys} onOpen={setShowsKeys} />
      <Notices />
      <SignIn />
    </PaletteProvider>
  );
}

function Moving() {
  return useIsMoving() && <div className={styles.moving} />;
}

/** After signing out and while locked nobody may read what is on the screen. */
function useIsWorkHidden(): boolean {
  const state = useSessionState();
  return state === "idle" || state === "signed-out";
}

function SessionState() {
  const words = useWords();
  const session = useSession();
  const isDemo = useIsDemo();
  const { auth } = useSettings();
  if (isDemo) {
    return (
      <span className={styles.state} title={words.app.embeddedWhy}>
        <i className={styles.dot} aria-hidden />
        <span>{words.app.embedded}</span>
      </span>
    );
  }
  if (auth === "proxy") return null;
  return (
    <Button look="quiet" onClick={session.signOut} icon={<LogOut aria-hidden />}>
      <span className={styles.label}>{words.session.signOut}</span>
    </Button>
  );
}
