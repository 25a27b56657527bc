/** What readers typed into an address: a search, a pasted error or a program. It can contain keys. */
export const TYPED = /#(?![\w-]+$).*|(?<=[?&])(?:q|error)=[^&#]*/g;
