/** Version of the product, as the changelog names it. */
export const version = '0.1.0'
