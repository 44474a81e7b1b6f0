/** Plain data that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Choices made when a game begins, such as optional rules; part of its record. */
export type Options = { readonly [key: string]: Json };
