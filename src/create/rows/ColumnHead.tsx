import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Confirmation } from "#ui/Confirmation.tsx";
import { Menu } from "#ui/Menu.tsx";
import { hasOwnValue, type NonFileField } from "../form/values.ts";
import styles from "./ColumnHead.module.css";
import type { RowList } from "./row-list.ts";

interface ColumnHeadProps {
  readonly list: RowList;
  readonly field: NonFileField;
}

export function ColumnHead({ list, field }: ColumnHeadProps) {
  const { tag, messages } = useLanguage();
  const { columns: t } = messages.create.rows;
  const [isRemoving, setRemoving] = useState(false);
  const name = textIn(field.label, tag);
  const remove = () => list.removeColumns([field]);
  const count = () => list.get().filter(({ values }) => hasOwnValue(values, field)).length;
  return (
    <th scope="col" className={[styles.head, field.type === "Money" ? styles.money : ""].join(" ")}>
      <span className="visually-hidden">{name}</span>
      <Menu
        label={t.menu({ name })}
        icon={undefined}
        items={[{ label: t.remove, run: () => (count() > 0 ? setRemoving(true) : remove()) }]}
      >
        {name}
        <ChevronDown aria-hidden />
      </Menu>
      {isRemoving && (
        <Confirmation
          title={t.removeTitle({ name })}
          confirmLabel={t.remove}
          onConfirm={remove}
          onCancel={() => setRemoving(false)}
        >
          <p>{t.removeText({ count: count() })}</p>
        </Confirmation>
      )}
    </th>
  );
}
