import {useState} from 'react';
import clsx from 'clsx';
import {linkHash} from '@cedra-docs/sandbox';
import {hasPrivateKey} from '@site/src/programs/privateKey';
import {useCopy} from '@site/src/components/CopyButton/useCopy';
import styles from './styles.module.css';

const copyLabels = {
  code: {idle: 'Copy', copied: 'Copied', failed: 'Copy failed'},
  link: {idle: 'Copy link', copied: 'Link copied', failed: 'Copy failed'},
};

/** Copies a program, or a link to it unless the program contains a private key. */
export function useShare(program: string, code: string) {
  const [wasRefused, setRefused] = useState(false);
  const copyCode = useCopy(() => code);
  const copyLink = useCopy(() =>
    linkHash(program, code).then((link) => location.href.replace(/#.*/, '') + link),
  );

  function shareLink(): void {
    const isRefused = hasPrivateKey(code);
    setRefused(isRefused);
    if (!isRefused) copyLink.copy();
  }
  return {copyCode, copyLink, shareLink, isRefused: wasRefused && hasPrivateKey(code)};
}

interface ToolsProps {
  share: ReturnType<typeof useShare>;
  onReset: () => void;
}

export default function Tools({share: {copyCode, copyLink, shareLink}, onReset}: ToolsProps) {
  return (
    <span className={styles.tools}>
      <button className={clsx('plain-button', styles.tool)} type="button" onClick={onReset}>
        Reset
      </button>
      <button className={clsx('plain-button', styles.tool)} type="button" onClick={copyCode.copy}>
        {copyLabels.code[copyCode.state]}
      </button>
      <button className={clsx('plain-button', styles.tool)} type="button" onClick={shareLink}>
        {copyLabels.link[copyLink.state]}
      </button>
    </span>
  );
}
