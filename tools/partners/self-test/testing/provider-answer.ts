/** What a little provider answers: an object as JSON, a text as a page with its policy. */
export type ProviderAnswer = { status: number; body: object | string; policy?: string }
