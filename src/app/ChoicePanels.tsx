import { type ReactNode, useId } from "react";
import { useFullWords, useLanguageChoice } from "#i18n/LanguageProvider.tsx";
import { languages } from "#i18n/languages.ts";
import { Panel } from "#ui/Panel.tsx";
import styles from "./page.module.css";
import { storeTheme, themes, useTheme } from "./theme.ts";

/** The choice of a language, each in its own. */
export function LanguagePanel() {
  const { settings: words } = useFullWords();
  const { chosen, hasFailed, choose } = useLanguageChoice();
  const options = languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }));
  return (
    <ChoicePanel
      title={words.language}
      why={words.languageWhy}
      options={options}
      chosen={chosen}
      onChoose={(tag) => void choose(tag)}
    >
      {hasFailed && (
        <p role="alert" className={styles.plain}>
          {words.languageFailed}
        </p>
      )}
    </ChoicePanel>
  );
}

/** The choice of a theme. */
export function ThemePanel() {
  const { settings: words } = useFullWords();
  const options = themes.map((theme) => ({ value: theme, label: words.themes[theme] }));
  return (
    <ChoicePanel
      title={words.theme}
      why={words.themeWhy}
      options={options}
      chosen={useTheme()}
      onChoose={storeTheme}
    />
  );
}

interface ChoicePanelProps<T extends string> {
  readonly title: string;
  readonly why: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly lang?: string;
  }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly children?: ReactNode;
}

/** A panel with radio buttons that take effect at once. */
function ChoicePanel<T extends string>(props: ChoicePanelProps<T>) {
  const { title, why, options, chosen, onChoose, children } = props;
  const name = useId();
  return (
    <Panel title={title}>
      <p className={styles.why}>{why}</p>
      <div role="radiogroup" aria-label={title} className={styles.choice}>
        {options.map(({ value, label, lang }) => (
          <label key={value} lang={lang}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {children}
    </Panel>
  );
}
