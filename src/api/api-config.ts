import type { Settings } from "#config/settings.ts";
import { requiredContext } from "#lib/required-context.ts";
import type { ApiClient } from "./api-client.ts";
import type { RetrievedCase } from "./get-case.ts";

export interface ApiConfig {
  readonly client: ApiClient;
  readonly settings: Settings;
  /** Called with a case that was read for the list or ahead of time, before that read ends. Never rejects. */
  readonly onSummaryRead?: (read: RetrievedCase) => Promise<void>;
}

export const [ApiConfigContext, useApiConfig] = requiredContext<ApiConfig>("ApiConfigContext");
