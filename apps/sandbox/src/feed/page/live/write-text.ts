/** Changes a text only when it differs, so that nothing flickers and readers stay calm. */
export function writeText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text
}
