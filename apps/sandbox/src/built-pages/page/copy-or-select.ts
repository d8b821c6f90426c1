/** Copies the text of a node; where the browser does not allow that, selects it. */
export async function copyOrSelect(node: Node): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(node.textContent ?? '')
    return 'copied'
  } catch {
    getSelection()?.selectAllChildren(node)
    return 'selected'
  }
}
