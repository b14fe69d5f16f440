/** About what a field takes among others beside it, until it is laid out, in `rem`. */
export const fieldHeight = 1.5;
