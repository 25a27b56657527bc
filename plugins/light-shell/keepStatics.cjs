module.exports = (wrapper) => wrapper;
