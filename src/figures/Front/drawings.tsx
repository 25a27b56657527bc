import styles from './styles.module.css';

/** Drawings of the guides, 200 by 80 units each. `data-key` marks the contract. */
export const drawings = {
  asset: (
    <>
      <path d="M64 62c0 6 18 10 36 10s36-4 36-10V32M64 62V32m0 15c0 6 18 10 36 10s36-4 36-10" />
      <ellipse data-key cx="100" cy="30" rx="36" ry="12" />
    </>
  ),
  collection: (
    <>
      <path d="M58 14h38v54H58zM76 14h38v54H76z" />
      <path data-key d="M98 14h42v54H98z" />
    </>
  ),
  splitter: (
    <>
      <path d="M52 40h34m24 0 36-26m-36 26h36m-36 0 36 26" />
      <circle cx="42" cy="40" r="9" />
      <circle data-key cx="98" cy="40" r="15" />
      <circle cx="156" cy="12" r="8" />
      <circle cx="156" cy="40" r="8" />
      <circle cx="156" cy="68" r="8" />
    </>
  ),
  escrow: (
    <>
      <path d="M54 40h24m44 0h12V18h12m-12 22v22h12M20 29h34v22H20zM146 7h34v22h-34zM146 51h34v22h-34z" />
      <path data-key d="M78 27h44v26H78zM88 27v-6a12 12 0 0 1 24 0v6" />
    </>
  ),
  exchange: (
    <>
      <path d="M40 8v64h124M48 10c4 40 34 54 112 56" />
      <circle data-key cx="72" cy="50" r="7" />
    </>
  ),
  fee: (
    <>
      <path d="M28 26h58v28H28zM38 36h38M38 44h24M86 40h26m36 0h22m-7-6 7 6-7 6" />
      <circle data-key cx="130" cy="40" r="18" />
    </>
  ),
};

export default function GuideDrawing({name}: {name: keyof typeof drawings}) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 80" aria-hidden>
      {drawings[name]}
    </svg>
  );
}
