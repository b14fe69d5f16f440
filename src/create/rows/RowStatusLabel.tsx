import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleMinus,
  CircleX,
  TriangleAlert,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Messages } from "#i18n/messages.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";

const labels = {
  warning: { tone: "warn", Icon: TriangleAlert },
  refused: { tone: "calm", Icon: CircleX },
  notReported: { tone: "warn", Icon: CircleHelp },
  unknown: { tone: "warn", Icon: CircleHelp },
  notSent: { tone: "soft", Icon: CircleDashed },
  leftOut: { tone: "warn", Icon: CircleX },
  notThisTime: { tone: "soft", Icon: CircleMinus },
  created: { tone: "calm", Icon: CircleCheck },
} as const satisfies Record<Exclude<keyof Messages["create"]["statuses"], "ready">, unknown>;

interface RowStatusLabelProps {
  readonly status: keyof typeof labels;
  readonly children: ReactNode;
}

export const RowStatusLabel = ({ status, children }: RowStatusLabelProps) => (
  <StatusLabel {...labels[status]}>{children}</StatusLabel>
);
