import { useMethods, type Method } from './queries.ts'

/** The method by which a partner can pay a withdrawal in this house; null if staff pay it by hand. */
export function usePayoutMethod(name: string): Method | null {
  const { data } = useMethods()
  return data?.data.find((method) => method.name === name && method.partner?.pays_out) ?? null
}
