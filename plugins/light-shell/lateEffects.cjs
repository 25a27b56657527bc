// Change: replaces React for the theme and its context. What they find out when they are in a browser (that they are, the
// width, the colours, the version) was drawn in one go with all that depends on it; as a transition it is drawn in steps
// of 5 ms, and leaves room for what a reader does meanwhile.
const React = require('react');

module.exports = {
  ...React,

  /** React's own; state that is set while the effect runs may be drawn later. */
  useEffect(effect, dependencies) {
    React.useEffect(() => {
      let cleanUp;
      React.startTransition(() => {
        cleanUp = effect();
      });
      return cleanUp;
    }, dependencies);
  },
};
