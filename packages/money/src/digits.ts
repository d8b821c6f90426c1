const BENGALI_ZERO = 0x09e6

/** Turns ০–৯ into 0–9 and leaves everything else, so that typed Bangla digits are understood. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BENGALI_ZERO))
}
