import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isCaseId } from "#model/case-id.ts";
import { useWorklist } from "./WorklistProvider.tsx";

/** Puts the cases on the list that another screen hands over, as ids in the router's state; once. */
export function useHandedIds(): void {
  const worklist = useWorklist();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  useEffect(() => {
    const ids = Array.isArray(state) ? state.filter(isCaseId) : [];
    if (ids.length === 0) return;
    worklist.paste({ ids: [...new Set(ids)], repeated: [], others: [] });
    void navigate(".", { replace: true, state: null });
  }, [state, worklist, navigate]);
}
