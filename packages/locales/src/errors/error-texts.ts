/** The texts of the error codes in one language. */
export type ErrorTexts = Readonly<Record<string, string>>
