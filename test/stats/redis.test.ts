import { onRedis } from '../support/real-redis.ts';
import { statsContract } from './contract.ts';

onRedis((fresh) => statsContract(async () => ({ open: fresh(), clean: async () => {} })));
