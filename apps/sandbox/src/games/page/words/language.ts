/** A language that the studio's pages speak. */
export type Language = 'en' | 'bn'
