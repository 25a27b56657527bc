/** `useIsBrowser` for one who would make everything below it anew when that changes. */
module.exports = () => true;
