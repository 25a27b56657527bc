import {useStorageSlot} from '@docusaurus/theme-common';
import {networkOf, networks, type Network} from '@site/src/site/networks';
import styles from './styles.module.css';

/** The network of the last choice on any page, here or in `NetworkTabs`, and a function that chooses another by its id. */
export function useNetwork(): [network: Network, choose: (id: string) => void] {
  const [stored, slot] = useStorageSlot('docusaurus.tab.network');
  const network = networks.find(({id}) => id === stored) ?? networkOf('localnet');
  return [network, (id) => slot.set(id)];
}

interface NetworkSelectProps {
  network: Network;
  onChange: (id: string) => void;
}

export default function NetworkSelect({network, onChange}: NetworkSelectProps) {
  return (
    <label className={styles.network}>
      Network{' '}
      <select className="text-field" value={network.id} onChange={({target}) => onChange(target.value)}>
        {networks.map(({id, label}) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
