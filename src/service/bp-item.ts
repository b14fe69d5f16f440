/**
 * What the service sends, with the names of the specification. `#wire` reads the same from
 * anybody; these are stricter, because this service knows what it writes.
 */
import type { ControlActionStatus } from "#wire/enumerations.ts";

/** Decimal text, digit for digit: `1234567.89`. It is sent as a JSON number. */
export type Decimal = string;

/** Spec, Document. `content` (base64) is added only to an answer that was asked for files. */
export interface BpDocument {
  readonly id: string;
  readonly creationDate: string;
  readonly creator: string;
  readonly name: string;
  readonly content?: string;
}

/** Spec, BpField. */
export interface BpField {
  readonly baseTypeCode: string;
  readonly code: string;
  readonly name: string;
  readonly value?: string;
  readonly valueCode?: string;
  readonly jsonValue?: string;
  readonly isLinkedWithTrxField?: boolean;
  readonly fieldType?: "text" | "select";
  readonly readOnly?: boolean;
  readonly controlWidth?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly mask?: string;
  readonly visible?: boolean;
  readonly documentsInfo?: readonly BpDocument[];
  readonly description?: string;
  readonly cssClass?: string;
}

/** Spec, BpItemStage. Date-times are wall-clock text of the service. */
export interface BpItemStage {
  readonly id: number;
  readonly stageId: number;
  readonly isMerchantItemStage?: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly longDescription: string;
  readonly isActive: boolean;
  readonly autoActionDate: string;
  readonly fields: readonly BpField[];
  readonly isAutoAction: boolean;
  readonly stageCreateDate: string;
  readonly stageCloseDate: string;
  readonly startDate: string;
  readonly isNextStage: boolean;
  readonly userId?: number;
  readonly userName?: string;
  readonly isFinal: boolean;
  readonly controlActionStatus?: ControlActionStatus | readonly ControlActionStatus[];
  readonly controlActionActionDate?: string;
}

/** Spec, BankContact. */
export interface BankContact {
  readonly id: number;
  readonly bankId: string;
  readonly bic?: string;
  readonly direction: string;
  readonly phone: string;
  readonly email: string;
}

/** Spec, BpStartTrxProperty. Dates are `DD.MM.YYYY`. */
export interface BpStartTrxProperty {
  readonly id: number;
  readonly date: string;
  readonly amount: Decimal;
  readonly amountAndCurrency: string;
  readonly cardAcceptorName: string;
  readonly arn: string;
  readonly initiatorName: string;
  readonly respondentName: string;
  readonly operatorRoleName: string;
  readonly operatorInitiator: boolean;
  readonly operationType: string;
  readonly transactionDate: string;
  readonly initiatorContacts: readonly BankContact[];
  readonly respondentContacts: readonly BankContact[];
}

/** Spec, Case (BpItem). */
export interface BpItem {
  readonly cardPrefix: string;
  readonly cardSuffix: string;
  readonly startTrxProperty: readonly BpStartTrxProperty[];
  readonly stages: readonly BpItemStage[];
  readonly participantFields: readonly BpField[];
  readonly bpName: string;
  readonly bpVersionId: number;
  readonly observerList: readonly string[];
  readonly isCurentUserObserver: boolean;
  readonly userName: string;
  readonly stageDescription: string;
  readonly amount: Decimal;
  readonly isReversalExists: boolean;
  readonly operatorRole: string | boolean;
  readonly id: number;
  readonly paymentSystem: string;
  readonly dateCreated: string;
  readonly bpCode: string;
  readonly code: string;
}
