const BENGALI_ZERO = 0x09e6

/** Turns ০–৯ into 0–9 and leaves everything else, so that typed Bangla digits are understood. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BENGALI_ZERO))
}

/** Writes 0–9 as ০–৯ and leaves everything else, as running Bangla text has its counts. */
export function banglaDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(BENGALI_ZERO + Number(digit)))
}
