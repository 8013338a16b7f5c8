technique-x-wing = X-Wing（二阶鱼）
technique-swordfish = 剑鱼（三阶鱼）
technique-jellyfish = 水母（四阶鱼）
technique-squirmbag = 五阶鱼
technique-whale = 六阶鱼
technique-leviathan = 七阶鱼
