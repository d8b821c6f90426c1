import { errorCatalogue, type ErrorCode } from '@maidan/contract'

type RefusalDetail = {
  params?: Record<string, string | number>
  /** Texts per field of the request, for forms. */
  errors?: Record<string, string[]>
  /** Values beside the documents' own, for calls that answer more than a message. */
  extra?: Record<string, unknown>
}

/** A failure that the caller can act on: a code of the catalogue. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly detail: RefusalDetail

  /** `cause` is the refusal that this one says in another way. */
  constructor(code: ErrorCode, detail: RefusalDetail = {}, options?: { cause: Refusal }) {
    super(refusalText(code, detail.params), options)
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}

/** The catalogue's English text with its values put in. */
export function refusalText(code: ErrorCode, params: Record<string, string | number> = {}): string {
  return errorCatalogue[code].text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  )
}

/** A refusal that belongs to one field of a form: its text stands at the field too. */
export function fieldRefusal(
  code: ErrorCode,
  field: string,
  params?: Record<string, string | number>,
): Refusal {
  const detail = { errors: { [field]: [refusalText(code, params)] } }
  return new Refusal(code, params ? { ...detail, params } : detail)
}
