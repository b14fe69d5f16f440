import type { ReactNode } from "react";
import type { FormProfile } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import type { TransactionList } from "../rows/transaction-list.ts";
import { riskItems, warningItems } from "../send/question.ts";
import { RequestJson } from "./RequestJson.tsx";
import styles from "./Review.module.css";
import { ReviewFacts } from "./ReviewFacts.tsx";
import { ReviewRisks } from "./ReviewRisks.tsx";
import { useReviewed } from "./use-reviewed.ts";

interface ReviewProps {
  readonly list: TransactionList;
  readonly profile: FormProfile;
  /** The buttons. @param risks in a line of words; "" without any. */
  readonly children: (risks: string) => ReactNode;
}

export function Review({ list, profile, children }: ReviewProps) {
  const { tag, messages } = useLanguage();
  const { review } = messages.create;
  const reviewed = useReviewed(list, profile);
  const { toSend, requestCount, first, total, risks } = reviewed;
  const { bpCode } = reviewed.values;
  const warnings = warningItems(risks, messages, tag);
  const others = riskItems(toSend.length, risks, messages, tag);
  const items = [...others, ...warnings];
  return (
    <section
      className={[styles.review, items.length > 0 ? styles.risky : ""].join(" ")}
      aria-label={review.heading}
    >
      <div className={styles.body}>
        {bpCode === "" || toSend.length === 0 ? (
          <p>
            {bpCode === ""
              ? review.noCaseType
              : risks.leftOut.length > 0
                ? review.nothingYet
                : review.noTransaction}
          </p>
        ) : (
          <>
            <p className="soft small">{review.opening}</p>
            <h2 className="hero">{messages.case.typeCounts[bpCode]({ count: toSend.length })}</h2>
            {total !== undefined && <p>{review.total({ amount: total })}</p>}
          </>
        )}
        <ReviewRisks items={items} />
        <ReviewFacts reviewed={reviewed} />
        <div className={styles.request}>
          <Disclosure
            summary={requestCount === 1 ? review.exact : review.exactFirst({ count: requestCount })}
          >
            <p className="soft small">{review.hint}</p>
            <RequestJson bpCode={bpCode} request={first} />
          </Disclosure>
        </div>
      </div>
      <div className={styles.foot}>
        {children([...warnings, ...others].map(({ title }) => title).join(" · "))}
      </div>
    </section>
  );
}
