import * as z from "zod/mini";
import { readOrdered } from "./document-answer.ts";
import { type Progress, ReadOrder } from "./reader-messages.ts";
import { answerOrders } from "./worker-answers.ts";

answerOrders<Progress>((sent, meanwhile) => readOrdered(z.parse(ReadOrder, sent), meanwhile));
