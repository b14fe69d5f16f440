import { Route, Routes } from "react-router";
import { CasePage } from "#case/CasePage.tsx";
import { lazyPage } from "./lazy-page.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { Shell } from "./Shell.tsx";

const Home = lazyPage(async () => (await import("./Home.tsx")).Home);
const CreatePage = lazyPage(async () => (await import("#create/CreatePage.tsx")).CreatePage);
const SettingsPage = lazyPage(async () => (await import("./SettingsPage.tsx")).SettingsPage);

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
