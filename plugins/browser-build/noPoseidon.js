function absent() {
  throw new Error('Keyless accounts are left out of this build.');
}

export const poseidon1 = absent;
export const poseidon2 = absent;
export const poseidon3 = absent;
export const poseidon4 = absent;
export const poseidon5 = absent;
export const poseidon6 = absent;
export const poseidon7 = absent;
export const poseidon8 = absent;
export const poseidon9 = absent;
export const poseidon10 = absent;
export const poseidon11 = absent;
export const poseidon12 = absent;
export const poseidon13 = absent;
export const poseidon14 = absent;
export const poseidon15 = absent;
export const poseidon16 = absent;
