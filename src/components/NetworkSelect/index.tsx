import {useStorageSlot} from '@docusaurus/theme-common';
import allowed from '@generated/run-here/default/networks.json';
import {networkOf, networks, type Network} from '@site/src/site/networks';
import styles from './styles.module.css';

/** The networks that the operator allows pages to request. */
export const allowedNetworks = networks.filter(({id}) => allowed.includes(id));

/** The network of the last choice on any page, here or in `NetworkTabs`, and a function that chooses another by its id. */
export function useNetwork(): [network: Network, choose: (id: string) => void] {
  const [stored, slot] = useStorageSlot('docusaurus.tab.network');
  const network =
    allowedNetworks.find(({id}) => id === stored) ?? allowedNetworks[0] ?? networkOf('localnet');
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
        {allowedNetworks.map(({id, label}) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
