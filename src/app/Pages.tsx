import { Route, Routes } from "react-router";
import { CasePage } from "#case/CasePage.tsx";
import { lazyPart } from "#language/lazy-part.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { Shell } from "./Shell.tsx";

const Home = lazyPart(async () => (await import("./Home.tsx")).Home);
const CreatePage = lazyPart(async () => (await import("#create/CreatePage.tsx")).CreatePage);
const SettingsPage = lazyPart(async () => (await import("./SettingsPage.tsx")).SettingsPage);

/** The page of each address. */
export function Pages() {
  return (
    <PageBoundary>
      <Routes>
        <Route element={<Shell />}>
          <Route index element={<Home />} />
          <Route path="cases/new" element={<CreatePage />} />
          <Route path="cases/:id" element={<CasePage />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </PageBoundary>
  );
}
