/** Refusals by code: HTTP status and English text. */
export type Refusals = Readonly<Record<string, { status: number; text: string }>>
