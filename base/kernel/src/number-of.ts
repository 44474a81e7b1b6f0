declare const counted: unique symbol;

/**
 * A number that counts or names one kind of thing: `NumberOf<'hex'>` is the number of a hex. At run time and in JSON it is a plain
 * number. A plain number is accepted too, so results of arithmetic, loop counters and parsed JSON need no cast; a number
 * of another kind does not compile, so a company cannot be given where a hex is asked for.
 */
export type NumberOf<Kind extends string> = number & { readonly [counted]?: Kind };
