/** What a store and SSLCOMMERZ know of each other. */
export type SslcommerzOptions = { storeId: string; storePassword: string }

export const SSLCOMMERZ_PATH = '/sslcommerz'
