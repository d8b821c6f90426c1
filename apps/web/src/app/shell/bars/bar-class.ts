/** The bar at the foot of a screen, above the phone's own gesture area. */
export const barClass =
  'safe-bottom fixed inset-x-0 bottom-0 z-40 border-t border-field-800 bg-field-900/95 backdrop-blur'
