import type { ReactNode } from "react";
import type { Settings } from "#config/settings.ts";
import { SettingsContext } from "#config/settings-context.ts";
import { requiredContext } from "#lib/required-context.ts";
import { useStore } from "#lib/store.ts";
import type { OperatorName } from "./operator-name.ts";
import type { Session, SessionState } from "./session.ts";

interface SessionContext {
  readonly session: Session;
  readonly settings: Settings;
  readonly operator: OperatorName;
  readonly isDemo: boolean;
}

/** The hook gives the whole context, for a second tree of components that needs a provider of its own. */
const [Context, useSessionContext] = requiredContext<SessionContext>("SessionProvider");

export { useSessionContext };

export function SessionProvider({ children, ...value }: SessionContext & { children: ReactNode }) {
  return (
    <Context value={value}>
      <SettingsContext value={value.settings}>{children}</SettingsContext>
    </Context>
  );
}

export const useOperator = (): OperatorName => useSessionContext().operator;

/** The operator's user name in the service, kept up to date; "" when it is unknown. */
export const useOperatorName = (): string => useStore(useOperator());

export const useIsDemo = (): boolean => useSessionContext().isDemo;

export const useSession = (): Session => useSessionContext().session;

export const useSessionState = (): SessionState => useStore(useSession().state);
