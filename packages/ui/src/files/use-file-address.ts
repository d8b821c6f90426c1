import { useCallback } from 'react'

/**
 * Gives an element a file of this page as its address, through its `ref`; the address is taken
 * back when the element goes. Pictures take it as `src`, links as `href`.
 */
export function useFileAddress(file: Blob, attribute: 'src' | 'href') {
  return useCallback(
    (element: Element | null) => {
      if (element === null) return undefined
      const address = URL.createObjectURL(file)
      element.setAttribute(attribute, address)
      return () => URL.revokeObjectURL(address)
    },
    [file, attribute],
  )
}
