/** The colours of a team: its shirt, a darker one for trousers and letters, and the band. */
export type Kit = { shirt: string; deep: string; trim: string }
