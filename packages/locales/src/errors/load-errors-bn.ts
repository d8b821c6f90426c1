/** Fetches the Bangla texts of the error codes, which only a Bangla page needs. */
export async function loadErrorsBn(): Promise<Readonly<Record<string, string>>> {
  return (await import('./bn.ts')).errorsBn
}
