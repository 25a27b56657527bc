// Change: replaces React for the theme. What its components find out when they are in a browser (the width, the colours,
// the version) was drawn in one go with all that depends on it; as a transition it is drawn in steps of 5 ms.
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
