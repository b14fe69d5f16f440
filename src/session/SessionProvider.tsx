import { createContext, type ReactNode, use } from "react";
import type { Settings } from "#config/settings.ts";
import { SettingsContext } from "#config/settings-context.ts";
import { useStore } from "#lib/store.ts";
import type { OperatorName } from "./operator-name.ts";
import type { Session, SessionState } from "./session.ts";

interface SessionContext {
  readonly session: Session;
  readonly settings: Settings;
  readonly operator: OperatorName;
  /** The viewer runs on its embedded service. */
  readonly isDemo: boolean;
}

const Context = createContext<SessionContext | undefined>(undefined);

/** Gives everything below it the session and the settings. */
export function SessionProvider({ children, ...value }: SessionContext & { children: ReactNode }) {
  return (
    <Context value={value}>
      <SettingsContext value={value.settings}>{children}</SettingsContext>
    </Context>
  );
}

/** What the {@link SessionProvider} above gives, to give it to another tree of components. */
export function useSessionContext(): SessionContext {
  const context = use(Context);
  if (!context) throw new Error("the session needs a SessionProvider above it");
  return context;
}

/** The operator's user name in the service, to set it. */
export const useOperator = (): OperatorName => useSessionContext().operator;

/** The operator's user name in the service, kept up to date; "" when it is unknown. */
export const useOperatorName = (): string => useStore(useOperator());

/** Whether the viewer runs on its embedded service. */
export const useIsDemo = (): boolean => useSessionContext().isDemo;

/** The session, to sign in and out. */
export const useSession = (): Session => useSessionContext().session;

/** The state of the session, kept up to date. */
export function useSessionState(): SessionState {
  const { subscribe, state } = useSession();
  return useStore({ subscribe, get: state });
}
