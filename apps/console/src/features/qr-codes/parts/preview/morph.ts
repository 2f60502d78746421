/**
 * Makes `current` the same as `wanted` with as few changes as it can, so that pictures that stay do not load again
 * and the page keeps its place.
 */
export function morph(current: Element, wanted: Element): void {
  syncAttributes(current, wanted)
  const have = [...current.childNodes]
  const want = [...wanted.childNodes]
  const head = countEqual(have, want)
  const tail = countEqual(have.slice(head).reverse(), want.slice(head).reverse())
  const after = have[have.length - tail] ?? null
  const oldMiddle = have.slice(head, have.length - tail)
  const newMiddle = want.slice(head, want.length - tail)
  for (const [at, node] of newMiddle.entries()) placeNode(current, oldMiddle[at], node, after)
  for (const extra of oldMiddle.slice(newMiddle.length)) extra.remove()
}

function placeNode(parent: Element, old: ChildNode | undefined, node: ChildNode, after: ChildNode | null): void {
  const fresh = () => parent.ownerDocument.importNode(node, true)
  if (!old) parent.insertBefore(fresh(), after)
  else if (isElement(old) && isElement(node) && old.nodeName === node.nodeName) morph(old, node)
  else old.replaceWith(fresh())
}

function countEqual(have: ChildNode[], want: ChildNode[]): number {
  const differing = have.findIndex((node, at) => !want[at] || !node.isEqualNode(want[at]))
  return differing < 0 ? Math.min(have.length, want.length) : differing
}

function syncAttributes(current: Element, wanted: Element): void {
  for (const name of current.getAttributeNames()) if (!wanted.hasAttribute(name)) current.removeAttribute(name)
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name) ?? ''
    if (current.getAttribute(name) !== value) current.setAttribute(name, value)
  }
}

// Not instanceof: nodes of a frame belong to the frame's own classes.
function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
